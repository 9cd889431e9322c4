import { createHash } from 'node:crypto';

/**
 * A short digest of a file's content, for names and comparisons: 20 hexadecimal characters of its
 * SHA-256.
 */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);
