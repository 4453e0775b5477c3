import * as z from 'zod/mini';
import { PLANS } from '../enums.ts';

/** An organization that a user hosts for. */
export const hostedOrganization = z.object({
  id: z.int(),
  /** Id of the membership; identifies it in the call that ends it. */
  membershipId: z.int(),
  name: z.string(),
  /** Address of the organization's account. */
  email: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** In force for the organization's events. */
  plan: z.enum(PLANS),
});
export type HostedOrganization = z.output<typeof hostedOrganization>;
