import { testCommands } from '../tests/support/server/test-commands.ts';

testCommands('harness/package.json', ['bench', 'hostile', 'proof', 'shots']);
