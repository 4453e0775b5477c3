/** What whole screens (check-screens.ts) and components (tests/components) are held to, at these widths. */
export const WIDTHS = [390, 1440];
export const HEIGHT = 900;

/** The end of the page's gradient with less contrast: axe-core does not check text on gradients. */
export const PAGE_BACKGROUND = { light: '--table', dark: '--table-lamp' };

export const AXE_OPTIONS = { resultTypes: ['violations' as const], preload: false };

/** The part of axe-core's result that is read. */
export interface AxeResult {
  violations: readonly { id: string; nodes: readonly { target: readonly unknown[]; failureSummary?: string }[] }[];
}

export const describeViolations = ({ violations }: AxeResult): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.map(String).join(' ')}: ${failureSummary}`),
  );

/** In the page: pixels by which it is wider than the window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
