import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { Link } from 'wouter';
import { lazyCode, useLazyCode } from '#client/lib/lazy-code.ts';
import type { IconType } from '../marks/icon-type.ts';
import { isInAppPath } from '../layout/in-app-path.ts';
import './dropdown-menu.css';

const menuParts = lazyCode(() => import('./menu-parts.ts'));

/** The parts are loaded inside an open menu. */
function parts() {
  const loaded = menuParts.now();
  if (!loaded) throw new Error('an item stands outside of a menu');
  return loaded;
}

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
}

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'data-state'?: string;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}

/**
 * A menu of actions. Children are `MenuItem`, `MenuLabel`, `MenuSeparator`. It is not portalled, to stay in its
 * trigger's landmark; avoid ancestors with `contain` or `overflow` and a transform, which clip it. It lies over toasts:
 * it was opened after them. Its code is loaded at the first touch of a page.
 */
export function DropdownMenu({ trigger, children, align = 'end' }: DropdownMenuProps) {
  const [first, setFirst] = useState<Event | null>(null);
  const loaded = useLazyCode(menuParts, first !== null);
  if (!first || !loaded) return <ClosedTrigger trigger={trigger} onPress={setFirst} />;
  return (
    <OpenedMenu press={first} trigger={trigger} align={align}>
      {children}
    </OpenedMenu>
  );
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

interface ClosedTriggerProps {
  trigger: ReactElement<TriggerProps>;
  /** Called with the first press, and with null when another control is used. */
  onPress: Dispatch<SetStateAction<Event | null>>;
}

/** The button until the menu's code is loaded. */
function ClosedTrigger({ trigger, onPress }: ClosedTriggerProps) {
  const pressed = (press: Event) => onPress((first) => first ?? press);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'data-state': 'closed',
    onClick: () => pressed(new PointerEvent('pointerdown', { bubbles: true, cancelable: true })),
    onKeyDown: (event) => {
      if (!OPENING_KEYS.has(event.key)) return;
      event.preventDefault();
      pressed(new globalThis.KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
    },
    onBlur: () => onPress(null),
  });
}

/** Replays the press for which the code was loaded: a key focuses the first item, a pointer does not. */
function OpenedMenu({ press, trigger, children, align }: DropdownMenuProps & { press: Event }) {
  const { Content, Root, Trigger } = parts();
  const button = useRef<HTMLButtonElement>(null);
  const forwarded = useRef<Event>(null);
  // Registered here, because the root already listens to the keyboard.
  useEffect(() => {
    if (forwarded.current === press) return;
    forwarded.current = press;
    button.current?.focus({ preventScroll: true });
    button.current?.dispatchEvent(press);
  }, [press]);
  return (
    <Root modal={false}>
      <Trigger ref={button} asChild>
        {trigger}
      </Trigger>
      <Content
        className="z-65 max-h-[var(--radix-dropdown-menu-content-available-height)] max-w-[calc(100vw_-_16px)] min-w-50 animate-[menu-put-down_var(--dur-fast)_var(--ease-settle)] overflow-y-auto rounded-lg bg-tile p-1.5 text-ink shadow-pop forced-colors:border forced-colors:border-[CanvasText]"
        align={align}
        sideOffset={8}
        collisionPadding={8}
      >
        {children}
      </Content>
    </Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  icon?: IconType | undefined;
  /** A link; in-app paths use the router. */
  href?: string | undefined;
  onSelect?: ((event: Event) => void) | undefined;
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

/** An action or a link. */
export function MenuItem({ children, icon: Icon, href, onSelect, tone = 'default', disabled = false }: MenuItemProps) {
  const { Item } = parts();
  const content = (
    <>
      {Icon ? <Icon className="icon" aria-hidden="true" /> : null}
      <span>{children}</span>
    </>
  );
  const shared = { className: 'menu-item', 'data-tone': tone, disabled, ...(onSelect ? { onSelect } : {}) };
  if (href === undefined) return <Item {...shared}>{content}</Item>;
  return (
    <Item {...shared} asChild>
      {isInAppPath(href) ? <Link href={href}>{content}</Link> : <a href={href}>{content}</a>}
    </Item>
  );
}

/** A caption above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = parts();
  return <Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = parts();
  return <Separator className="m-1.5 h-px bg-line" />;
}
