/**
 * The e-mail rule of the subscription (specification section 5): a local part of letters, digits,
 * dot, underscore and hyphen; then a domain; then one or two suffixes of 2 to 3 letters. Mail
 * servers take at most 254 characters.
 */
export const emailPattern = /^(?=.{1,254}$)[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z]{2,3}){1,2}$/;
