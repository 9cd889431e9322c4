/** The address of the sprite in tests. */
module.exports = '/icons.svg';
