import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** For a part of a message that only screen readers get. */
export const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;
