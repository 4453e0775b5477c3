import { clsx } from 'clsx';
import * as RadixTabs from '@radix-ui/react-tabs';
import { Lock } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { IconType } from '../marks/icon-type.ts';
import './tabs.css';

interface TabItem {
  value: string;
  label: ReactNode;
  icon?: IconType | undefined;
  /** Shows a lock and is announced as unavailable, but opens: its panel has the upgrade card. */
  locked?: boolean | undefined;
}

interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'onValueChange'> {
  items: readonly TabItem[];
  /** The accessible name of the tabs. */
  label: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Up to this number, phones show tabs in a grid; more are in a scrolling line. */
const FEW = 4;
const LINE =
  'relative max-sm:mx-[calc(-1_*_var(--gutter))] max-sm:flex max-sm:overflow-x-auto max-sm:rounded-none max-sm:px-4 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-44px),#0004)] [scrollbar-width:none]';

/** Tabs; the active one is raised, with a lit pip. Children are `TabPanel`s with the same values. */
export function Tabs({ items, label, children, onValueChange, className, ...props }: TabsProps) {
  // A press fires twice, for the pointer and for the focus: the second must not add a history entry.
  const reported = useRef(props.value);
  useEffect(() => {
    reported.current = props.value;
  }, [props.value]);
  // In a line that scrolls, the active tab is in sight.
  const list = useRef<HTMLDivElement>(null);
  const activeAt = items.findIndex(({ value }) => value === props.value);
  useEffect(() => {
    const line = list.current;
    const tab = line?.children[activeAt];
    if (!line || !(tab instanceof HTMLElement)) return;
    const show = () => {
      line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    // Counts and fonts that arrive later make the tabs wider.
    const widths = new ResizeObserver(show);
    for (const each of line.children) widths.observe(each);
    return () => widths.disconnect();
  }, [activeAt]);
  const report = (value: string) => {
    if (value === reported.current) return;
    reported.current = value;
    onValueChange?.(value);
  };
  const isLong = items.length > FEW;
  return (
    <RadixTabs.Root {...props} className={clsx('tabs', className)} onValueChange={report}>
      <RadixTabs.List
        className={clsx('tabs-tray', isLong && LINE)}
        aria-label={label}
        data-count={items.length}
        ref={list}
      >
        {items.map(({ value, label: text, icon: Icon, locked }) => (
          <RadixTabs.Trigger
            key={value}
            value={value}
            className={clsx(
              'tab flex items-center justify-center gap-1.75 rounded-md leading-[1.15] font-strong',
              isLong && 'max-sm:flex-none max-sm:px-3.5 max-sm:whitespace-nowrap',
            )}
            aria-disabled={locked || undefined}
          >
            {locked ? <Lock className="icon" aria-hidden="true" /> : null}
            {Icon && !locked ? <Icon className="icon" aria-hidden="true" /> : null}
            <span>{text}</span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/** A tab's content; unmounted while inactive unless `forceMount`. */
export function TabPanel({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...props} className={clsx('focus-visible:rounded-md', className)} />;
}
