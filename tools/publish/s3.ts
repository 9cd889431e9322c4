import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as v from 'valibot';
import type { Environment } from '../../src/config/environment';
import { type BucketState, emptyState, type StoredObject } from './plan';

const zip = promisify(gzip);
/** Requests at the same time. */
const atOnce = 20;
/** Pauses in milliseconds after which what the SDK has given up on is tried again: storage may be away for minutes. */
const pauses = [5_000, 10_000, 20_000, 30_000, 60_000];
const stateKey = 'publish.json';
const lockKey = 'publish.lock';

const stateSchema = v.object({
  release: v.string(),
  objects: v.record(v.string(), v.string()),
  gone: v.record(v.string(), v.string()),
});

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);
const isLater = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined ? !(error instanceof TypeError) : status === 429 || (status >= 500 && status !== 507);
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The content of an object as it is sent. */
export async function bodyOf(folder: string, { file, isCompressed }: StoredObject): Promise<Buffer> {
  const body = await readFile(join(folder, file));
  return isCompressed ? zip(body, { level: 9 }) : body;
}

/** Does something for every entry of a list, several at the same time; the first error ends all. */
export async function forEach<T>(list: readonly T[], step: (entry: T) => Promise<void>): Promise<void> {
  const waiting = [...list].reverse();
  const worker = async () => {
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop())
      await step(entry).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A bucket, or a part of it below a prefix. */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  /** Set once another publication has taken over, which ends this one. */
  private lost: Error | null = null;

  /** @param target as in `s3://bucket/prefix` */
  constructor(
    readonly target: string,
    environment: Pick<Environment, 'S3_ENDPOINT' | 'S3_PATH_STYLE'>,
  ) {
    const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(target) ?? [];
    if (bucket === '') throw new Error(`${target} names no bucket: s3://BUCKET/PREFIX`);
    this.bucket = bucket;
    this.prefix = prefix && `${prefix}/`;
    const { S3_ENDPOINT: endpoint, S3_PATH_STYLE: forcePathStyle } = environment;
    this.client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle }),
      // What AWS calls the default, where neither the environment nor a profile names a region.
      ...(process.env['AWS_REGION'] || endpoint === undefined ? {} : { region: 'us-east-1' }),
      // Storage other than AWS often refuses checksums that it does not know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 6,
    });
  }

  /** Sends a request, again and again where storage is busy or away. @throws Error that names the object */
  private async send<T>(key: string, request: () => Promise<T>): Promise<T> {
    for (const wait of [...pauses, null]) {
      if (this.lost) throw this.lost;
      try {
        return await request();
      } catch (error) {
        if (wait !== null && isLater(error)) await pause(wait);
        else if (error instanceof S3ServiceException && [404, 409, 412].includes(statusOf(error) ?? 0)) throw error;
        else
          throw new Error(
            `${this.target}: ${key}: ${error instanceof Error ? `${error.name}: ${error.message}` : error}`,
          );
      }
    }
    throw new Error('Not reached');
  }

  private at = (key: string) => ({ Bucket: this.bucket, Key: this.prefix + key });

  /** The content of an object; null if there is none. */
  private async read(key: string): Promise<{ text: string } | null> {
    try {
      const answer = await this.send(key, () => this.client.send(new GetObjectCommand(this.at(key))));
      return { text: (await answer.Body?.transformToString()) ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
      throw error;
    }
  }

  private async write(key: string, value: unknown, condition: { IfNoneMatch?: string } = {}): Promise<void> {
    const headers = { ContentType: 'application/json', CacheControl: 'no-store', ...condition };
    const Body = JSON.stringify(value);
    await this.send(key, () => this.client.send(new PutObjectCommand({ ...this.at(key), Body, ...headers })));
  }

  /** What the bucket is known to have. */
  async state(): Promise<BucketState> {
    const found = await this.read(stateKey);
    return found ? v.parse(stateSchema, JSON.parse(found.text)) : emptyState;
  }

  /** Notes what the bucket has. */
  async note(state: BucketState): Promise<void> {
    await this.write(stateKey, state);
  }

  /** Uploads a file of a release. @returns its bytes */
  async upload(folder: string, object: StoredObject): Promise<number> {
    const Body = await bodyOf(folder, object);
    const command = () =>
      new PutObjectCommand({
        ...this.at(object.key),
        Body,
        ContentType: object.contentType,
        CacheControl: object.cacheControl,
        ...(object.isCompressed ? { ContentEncoding: 'gzip' } : {}),
        ...(object.redirect === null ? {} : { WebsiteRedirectLocation: object.redirect }),
      });
    await this.send(object.key, () => this.client.send(command()));
    return Body.length;
  }

  async remove(key: string): Promise<void> {
    await this.send(key, () => this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  /**
   * Does something while no other publication writes to the bucket. The lock is an object that its owner rewrites every few seconds: one that
   * does not change for a while belonged to a process that was killed. No clock is compared with another.
   * @param patience milliseconds in which a living owner rewrites it
   * @throws Error if another publication is at work, or has taken over
   */
  async alone<T>(step: () => Promise<T>, patience = 20_000): Promise<T> {
    const owner = { by: `${hostname()}, process ${process.pid}`, id: randomUUID(), beat: 0 };
    const refusal = new Error(`${this.target}: another publication is at work. Wait until it has ended.`);
    const isMine = async () => (await this.read(lockKey))?.text.includes(owner.id) === true;
    const found = await this.read(lockKey);
    let later = found;
    for (let waited = 0; later && waited < patience; waited += patience / 10) {
      await pause(patience / 10);
      later = await this.read(lockKey);
      if (later && later.text !== found?.text) throw refusal;
    }
    if (later) await this.remove(lockKey);
    await this.write(lockKey, owner, { IfNoneMatch: '*' }).catch(async (error: unknown) => {
      if (![409, 412].includes(statusOf(error) ?? 0)) throw error;
      // The answer to an earlier try may have been lost on its way.
      if (!(await isMine())) throw refusal;
    });
    const renew = async () => {
      if (!(await isMine())) throw refusal;
      owner.beat += 1;
      await this.write(lockKey, owner);
    };
    let renewal = Promise.resolve();
    const timer = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => {
        this.lost ??= error instanceof Error ? error : new Error(String(error));
      });
    }, patience / 4);
    try {
      return await step();
    } finally {
      clearInterval(timer);
      await renewal;
      if (!this.lost) await this.remove(lockKey);
    }
  }
}
