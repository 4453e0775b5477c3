import type * as z from 'zod';
import type { Environment } from '#server/platform/config/environment.ts';

/** A prompt for a language model, and the schema of its answer. */
export interface Question<T> {
  name: string;
  instructions: string;
  input: unknown;
  answer: z.ZodType<T>;
}

/** Returns an answer that fits the schema. @throws LanguageModelFailed otherwise */
export type LanguageModel = <T>(question: Question<T>) => Promise<T>;

/** Why there is no answer: time-out, refusal, quota, or an answer that does not fit the schema. */
export class LanguageModelFailed extends Error {}

const DEADLINE_MS = 30_000;

type Settings = Pick<Environment, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;

/** A client for a language model with OpenAI's protocol, of any provider; null without a key. */
export function openLanguageModel(settings: Settings, deadlineMs = DEADLINE_MS): LanguageModel | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL = DEFAULT_URL, OPENAI_MODEL: model } = settings;
  if (apiKey === undefined) return null;
  return async ({ name, instructions, input, answer }) => {
    const { default: OpenAI } = await import('openai');
    const { zodResponseFormat } = await import('openai/helpers/zod');
    const client = new OpenAI({ apiKey, baseURL, ...ALONE });
    try {
      const completion = await client.chat.completions.parse(
        {
          model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(input) },
          ],
          response_format: zodResponseFormat(answer, name),
        },
        { signal: AbortSignal.timeout(deadlineMs) },
      );
      const message = completion.choices[0]?.message;
      if (message?.refusal) throw new LanguageModelFailed('it refuses');
      return answer.parse(message?.parsed);
    } catch (error) {
      if (error instanceof LanguageModelFailed) throw error;
      throw new LanguageModelFailed(error instanceof Error ? error.name : 'it failed', { cause: error });
    }
  };
}

/** Contacts no other host and ignores the library's environment variables, because the data is personal. */
const ALONE = {
  organization: null,
  project: null,
  maxRetries: 0,
  logLevel: 'off',
  fetchOptions: { redirect: 'error' },
} as const;

/** Set here, so that only OPENAI_BASE_URL of our own environment selects the host. */
const DEFAULT_URL = 'https://api.openai.com/v1';
