import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as v from 'valibot';
import type { Environment } from '../../src/config/environment';
import { type BucketState, bucketState, emptyState, type StoredObject } from './plan';

const zip = promisify(gzip);
/** Milliseconds before each further try of a request that the SDK has given up on: storage may be down for minutes. */
const retryDelays = [5_000, 10_000, 20_000, 30_000, 60_000];
/** Milliseconds within which a live owner rewrites the lock. */
const patience = 20_000;
const stateKey = 'publish.json';
const lockKey = 'publish.lock';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
/** Whether a failed request may succeed later. A full disk (507) doesn't empty itself. */
const isTemporary = (error: unknown) => {
  const status = statusOf(error);
  return status === undefined
    ? !(error instanceof TypeError)
    : status === 429 || (status >= 500 && status !== 507);
};

/** A bucket, or the part of it below a prefix. */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  /** Set when another publication has taken over the lock; every further request fails with it. */
  private lost: Error | null = null;

  /**
   * @param target as in `s3://bucket/prefix`
   * @param isDryRun writes nothing
   */
  constructor(
    readonly target: string,
    environment: Pick<Environment, 'S3_ENDPOINT' | 'S3_PATH_STYLE'>,
    private readonly isDryRun: boolean,
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

  /**
   * Sends a request, and retries while storage is busy or down, after each of the delays.
   * @throws Error that names the object; S3ServiceException for HTTP 404, 409 and 412, which the caller may expect
   */
  private async send<T>(
    key: string,
    request: () => Promise<T>,
    [wait, ...later] = retryDelays,
  ): Promise<T> {
    if (this.lost) throw this.lost;
    try {
      return await request();
    } catch (error) {
      if (wait !== undefined && isTemporary(error)) {
        await pause(wait);
        return this.send(key, request, later);
      }
      if ([404, 409, 412].includes(statusOf(error) ?? 0)) throw error;
      throw new Error(
        `${this.target}: ${key}: ${error instanceof Error ? `${error.name}: ${error.message}` : error}`,
      );
    }
  }

  private at = (key: string) => ({ Bucket: this.bucket, Key: this.prefix + key });

  /** Writes an object, except in a dry run. */
  private async put(
    key: string,
    content: Omit<PutObjectCommandInput, 'Bucket' | 'Key'>,
  ): Promise<void> {
    const command = () => new PutObjectCommand({ ...this.at(key), ...content });
    if (!this.isDryRun) await this.send(key, () => this.client.send(command()));
  }

  /** Writes an object with data of its own, which nobody caches. */
  private note = (key: string, value: unknown, condition: { IfNoneMatch?: string } = {}) =>
    this.put(key, {
      Body: JSON.stringify(value),
      ContentType: 'application/json',
      CacheControl: 'no-store',
      ...condition,
    });

  /** The content of an object; null if there is none. */
  private async read(key: string): Promise<string | null> {
    try {
      const answer = await this.send(key, () =>
        this.client.send(new GetObjectCommand(this.at(key))),
      );
      return (await answer.Body?.transformToString()) ?? '';
    } catch (error) {
      if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
      throw error;
    }
  }

  /** The state that the last publication recorded. */
  async state(): Promise<BucketState> {
    const found = await this.read(stateKey);
    return found === null ? emptyState : v.parse(bucketState, JSON.parse(found));
  }

  /** Records the state of the bucket, in the bucket. */
  record = (state: BucketState): Promise<void> => this.note(stateKey, state);

  /** Uploads a file of a release. @returns its bytes as they are stored */
  async upload(folder: string, object: StoredObject): Promise<number> {
    const file = await readFile(join(folder, object.file));
    const Body = object.isCompressed ? await zip(file, { level: 9 }) : file;
    const { contentType: ContentType, cacheControl: CacheControl, redirect } = object;
    await this.put(object.key, {
      Body,
      ContentType,
      CacheControl,
      ...(object.isCompressed ? { ContentEncoding: 'gzip' } : {}),
      ...(redirect === null ? {} : { WebsiteRedirectLocation: redirect }),
    });
    return Body.length;
  }

  async remove(key: string): Promise<void> {
    if (!this.isDryRun)
      await this.send(key, () => this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  /**
   * Runs a step while no other publication writes to the bucket. The lock is an object that its owner rewrites every few seconds; if it stays
   * unchanged, its owner was killed. That way, clocks needn't agree.
   * @throws Error if another publication is running, or has taken over
   */
  async withLock<T>(step: () => Promise<T>): Promise<T> {
    if (this.isDryRun) return step();
    const owner = { by: `${hostname()}, process ${process.pid}`, id: randomUUID(), beat: 0 };
    const refusal = new Error(
      `${this.target}: another publication is running. Wait until it has finished.`,
    );
    const isMine = async () => (await this.read(lockKey))?.includes(owner.id) === true;
    const found = await this.read(lockKey);
    let later = found;
    for (let waited = 0; later !== null && waited < patience; waited += patience / 10) {
      await pause(patience / 10);
      later = await this.read(lockKey);
      if (later !== null && later !== found) throw refusal;
    }
    if (later !== null) await this.remove(lockKey);
    await this.note(lockKey, owner, { IfNoneMatch: '*' }).catch(async (error: unknown) => {
      if (![409, 412].includes(statusOf(error) ?? 0)) throw error;
      // The response to an earlier try may have been lost.
      if (!(await isMine())) throw refusal;
    });
    const renew = async () => {
      if (!(await isMine())) throw refusal;
      owner.beat += 1;
      await this.note(lockKey, owner);
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
