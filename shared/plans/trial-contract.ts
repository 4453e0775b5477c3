import { currentUser } from '#shared/accounts/auth-contract.ts';
import { contract } from '#shared/contract/contract.ts';

export const startTrial = contract({
  method: 'post',
  path: '/api/trial',
  summary: 'Starts the free trial: Premium Plus for seven days, once, without a card',
  access: 'owner',
  status: 201,
  response: currentUser,
  refusals: ['trial_used', 'trial_needless'],
});
