import { build } from 'esbuild';

/** A file for the server and for each command; what comes from npm stays outside, and what only development needs. */
await build({
  entryPoints: {
    main: 'server/main.ts',
    backup: 'server/backup/backup-command.ts',
    restore: 'server/backup/restore-command.ts',
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
