import type { McpServer } from '@modelcontextprotocol/server';
import type { Request } from 'express';
import { expect, test, vi } from 'vitest';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { addTools } from './add-tools.ts';

test('an unexpected error of a tool is logged, and the assistant is told nothing of it', async () => {
  const secret = 'Failed query: select notes from plays';
  const db = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error(secret);
      },
    },
  );
  const log = { error: vi.fn<(details: object, message: string) => void>(), warn: () => {} };
  const handlers = new Map<string, (given: object) => Promise<object>>();
  const server = { registerTool: (name: string, _about: object, handler: never) => void handlers.set(name, handler) };
  const owner = { id: 1 } as Owner;
  const req = { method: 'POST', originalUrl: '/api/mcp', url: '/api/mcp', headers: {} } as Request;
  addTools(server as unknown as McpServer, { db, log } as never, { id: 1, scope: 'read', owner }, req);
  const answer = await handlers.get('find_games')?.({ text: '', limit: 5 });
  expect(answer).toMatchObject({ isError: true });
  expect(JSON.stringify(answer)).not.toContain('select');
  expect(log.error).toHaveBeenCalledOnce();
});
