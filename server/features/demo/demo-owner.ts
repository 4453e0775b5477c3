import type { Services } from '../../services.ts';

export async function ensureDemoOwner(_services: Services): Promise<number> {
  throw new Error('being written');
}
