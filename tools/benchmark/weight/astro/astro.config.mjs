import { defineConfig } from 'astro/config';

/** A static site as Astro builds it by default. */
export default defineConfig({ telemetry: false, devToolbar: { enabled: false } });
