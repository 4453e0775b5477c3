import { testCommands } from '../tests/support/test-commands.ts';

testCommands('harness/package.json', ['bench', 'hostile', 'proof', 'shots']);
