import { testCommands } from '#tests/support/test-commands.ts';

testCommands('package.json', ['backup', 'invite', 'test']);
