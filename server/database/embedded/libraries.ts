import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between libraries that the package's postinstall would make: npm leaves such scripts out with
 * --ignore-scripts, and npm 11 unless they are allowed by name.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const home = path.dirname(native);
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const place = path.join(home, target);
    // It usually exists; if it can be neither found nor created, running postgres gives a better error than we could.
    await symlink(path.relative(path.dirname(place), path.join(home, source)), place).catch(() => undefined);
  }
}
