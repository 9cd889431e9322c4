import { existsSync } from 'node:fs';

/*
 * Imported before anything that reads the environment: takes variables from `.env`. Those that are
 * set already stay as they are.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
