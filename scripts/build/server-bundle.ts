import type { BuildOptions } from 'esbuild';

/** The server, its worker threads and each command in one file each, without npm packages. */
export const serverBundle = {
  entryPoints: {
    main: 'server/main.ts',
    worker: 'server/worker.ts',
    backup: 'server/platform/backup/backup-command.ts',
    restore: 'server/restore-command.ts',
    invite: 'server/accounts/sign-in/invite-command.ts',
    admin: 'server/admin/admin-command.ts',
    'mail-test': 'server/platform/mails/mail-test-command.ts',
  },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
} satisfies BuildOptions;

/** Where the server finds the fonts of pictures. */
export const PICTURE_FONTS = 'dist/picture-fonts';
