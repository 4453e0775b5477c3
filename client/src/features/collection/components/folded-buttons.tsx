import type { PremiumView } from '#client/entities/games/use-premium-view.ts';
import { HeaderButtons } from './header-buttons.tsx';

/** The three buttons of My Games in a line, on phones below the tools: what stands above does not move when they come. */
export const FoldedButtons = ({ premium }: { premium: PremiumView }) => (
  <div className="mb-2 flex gap-1.5">
    <HeaderButtons premium={premium} className="flex-auto gap-1 px-1 py-1 text-xs max-2xs:[&_.icon]:hidden" />
  </div>
);
