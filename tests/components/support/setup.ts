import { afterEach, beforeEach, vi } from 'vitest';
import '#client/styles/index.css';
import '#client/app/screens.css';
import { forgetAnswers } from './answers.ts';
import { closeAll } from './render.tsx';

let errors: string[] = [];

addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts.map(String).join(' ')));
});

afterEach(async () => {
  await closeAll();
  const faults = [...forgetAnswers().map((call) => `no answer to ${call}`), ...errors];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
