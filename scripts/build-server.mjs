import { build } from 'esbuild';

/** Bundles the server, its worker threads and each command into one file each, without npm packages and development code. */
await build({
  entryPoints: {
    main: 'server/main.ts',
    worker: 'server/workers/worker.ts',
    backup: 'server/backup/backup-command.ts',
    restore: 'server/backup/restore-command.ts',
    invite: 'server/auth/sign-up/invite-command.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: true,
  logLevel: 'warning',
});
