import { build } from 'esbuild';
import { serverBundle } from './server-bundle.ts';

/** Bundles the server without development code. */
await build({ ...serverBundle, outdir: 'dist/server', define: { 'process.env.NODE_ENV': '"production"' } });
