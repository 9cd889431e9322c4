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
/** The number of requests sent at the same time. */
const concurrency = 20;
/** Milliseconds before each further try of a request that the SDK has given up on: storage may be down for minutes. */
const retryDelays = [5_000, 10_000, 20_000, 30_000, 60_000];
const stateKey = 'publish.json';
const lockKey = 'publish.lock';

const stateSchema = v.object({
  release: v.string(),
  objects: v.record(v.string(), v.string()),
  gone: v.record(v.string(), v.string()),
});

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);
/** Whether a failed request may succeed later. A full disk (507) doesn't empty itself. */
const isTemporary = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined ? !(error instanceof TypeError) : status === 429 || (status >= 500 && status !== 507);
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The bytes that are uploaded for an object. */
export async function bodyOf(folder: string, { file, isCompressed }: StoredObject): Promise<Buffer> {
  const body = await readFile(join(folder, file));
  return isCompressed ? zip(body, { level: 9 }) : body;
}

/** Runs a step for every entry of a list, several at the same time. The first error stops the rest. */
export async function forEach<T>(list: readonly T[], step: (entry: T) => Promise<void>): Promise<void> {
  const queue = [...list].reverse();
  const worker = async () => {
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop())
      await step(entry).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** A bucket, or the part of it below a prefix. */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  /** Set when another publication has taken over the lock; every further request fails with it. */
  private lost: Error | null = null;

  /** @param target as in `s3://bucket/prefix` */
  constructor(
    readonly target: string,
    environment: Pick<Environment, 'S3_ENDPOINT' | 'S3_PATH_STYLE'>,
  ) {
    const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(target) ?? [];
    if (bucket === '') throw new Error(`${target} doesn't name a bucket: s3://BUCKET/PREFIX`);
    this.bucket = bucket;
    this.prefix = prefix && `${prefix}/`;
    const { S3_ENDPOINT: endpoint, S3_PATH_STYLE: forcePathStyle } = environment;
    this.client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle }),
      // The SDK requires a region, and stores other than AWS ignore it.
      ...(process.env['AWS_REGION'] || endpoint === undefined ? {} : { region: 'us-east-1' }),
      // Stores other than AWS often reject checksums they don't know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 6,
    });
  }

  /** Sends a request, and retries while storage is busy or down. @throws Error that names the object */
  private async send<T>(key: string, request: () => Promise<T>): Promise<T> {
    for (const wait of [...retryDelays, null]) {
      if (this.lost) throw this.lost;
      try {
        return await request();
      } catch (error) {
        if (wait !== null && isTemporary(error)) await pause(wait);
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

  /** The state that the last publication recorded. */
  async state(): Promise<BucketState> {
    const found = await this.read(stateKey);
    return found ? v.parse(stateSchema, JSON.parse(found.text)) : emptyState;
  }

  /** Records the state of the bucket, in the bucket. */
  async record(state: BucketState): Promise<void> {
    await this.write(stateKey, state);
  }

  /** Uploads a file of a release. @returns how many bytes were sent */
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
   * Runs a step while no other publication writes to the bucket. The lock is an object that its owner rewrites every few seconds; if it stays
   * unchanged, its owner was killed. That way, clocks needn't agree.
   * @param patience milliseconds within which a live owner rewrites the lock
   * @throws Error if another publication is running, or has taken over
   */
  async withLock<T>(step: () => Promise<T>, patience = 20_000): Promise<T> {
    const owner = { by: `${hostname()}, process ${process.pid}`, id: randomUUID(), beat: 0 };
    const refusal = new Error(`${this.target}: another publication is running. Wait until it has finished.`);
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
      // The response to an earlier try may have been lost.
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
