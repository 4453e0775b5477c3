import { testCommands } from '#tests/support/server/test-commands.ts';

testCommands('package.json', ['backup', 'invite', 'test']);
