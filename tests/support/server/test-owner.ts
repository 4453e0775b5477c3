import { beforeAll, beforeEach } from 'vitest';
import { makeOwner, type Person } from './owners.ts';
import type { TestApp } from './test-app.ts';

type Account = Parameters<typeof makeOwner>[1];

/** For one test file: an owner from its first test to its last, made before the file's own hooks. */
export const testOwner = (app: TestApp, account?: Account): Person => ownerMadeBy(beforeAll, app, account);

/** The same, a new owner for each test. */
export const ownerOfEachTest = (app: TestApp, account?: Account): Person => ownerMadeBy(beforeEach, app, account);

function ownerMadeBy(hook: typeof beforeAll, app: TestApp, account: Account): Person {
  let owner: Person;
  hook(async () => {
    owner = await makeOwner(app, account);
  });
  return {
    get id() {
      return owner.id;
    },
    get email() {
      return owner.email;
    },
    get cookie() {
      return owner.cookie;
    },
    fetch: (path, init) => owner.fetch(path, init),
    call: (contract, sent) => owner.call(contract, sent),
  };
}
