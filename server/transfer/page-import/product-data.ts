import type { PageFacts } from './page-facts.ts';
import { type Agreement, agreementOf, type PageIdentity } from './page-identity.ts';

/** One product in a page's data, which may be another than the page's. */
export interface ProductData {
  facts: PageFacts;
  /** The address that the data gives for it. */
  address: string | null;
}

const BEST_FIRST: readonly Agreement[] = ['exact', 'address', 'partial', 'unknown'];

/** The product that agrees best with the rest of the page; null if none does. */
export function agreeingProduct(
  products: readonly ProductData[],
  page: PageIdentity,
): { facts: PageFacts; agreement: Agreement } | null {
  const compared = products
    .slice(0, MAX_PRODUCTS)
    .map(({ facts, address }) => ({ facts, agreement: agreementOf(facts.title ?? null, address, page) }));
  for (const agreement of BEST_FIRST) {
    const found = compared.find((one) => one.agreement === agreement);
    if (found) return found;
  }
  return null;
}

const MAX_PRODUCTS = 200;
