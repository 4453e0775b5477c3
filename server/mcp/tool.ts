import type * as z from 'zod';
import type { Contract } from '#shared/contract/contract.ts';
import type { Services } from '#server/platform/services.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';

/** What a tool answers: a sentence, and the data that it is about. */
export interface ToolAnswer {
  says: string;
  data?: unknown;
}

/** Something that an assistant may do for the owner of a token. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  name: string;
  title: string;
  /** For the assistant: what it is for, and what comes back. */
  description: string;
  input: Input;
  /** The call that does the same: a token needs its scope. */
  contract: Contract;
  /** It changes something. */
  writes?: true;
  /** @throws Refusal, which the assistant is told */
  run: (services: Pick<Services, 'db'>, owner: Owner, input: z.output<Input>) => Promise<ToolAnswer>;
}

/** Keeps the type of a tool's input. */
export const tool = <Input extends z.ZodType>(made: Tool<Input>): Tool => made;
