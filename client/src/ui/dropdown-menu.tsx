import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconType } from './icon-type.ts';
import { isInAppPath } from './in-app-path.ts';
import './dropdown-menu.css';

interface DropdownMenuProps {
  /** The one button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A menu of actions on a small tile. Children are `MenuItem`, `MenuLabel`, `MenuSeparator`. It is not portalled, so that it
 * stays in the landmark of its trigger; do not put one where `contain` or `overflow` with a transform would clip it.
 */
export function DropdownMenu({ trigger, children, align = 'end' }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content className="menu" align={align} sideOffset={8} collisionPadding={8}>
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  icon?: IconType | undefined;
  /** A link: in-app paths go through the router. */
  href?: string | undefined;
  onSelect?: ((event: Event) => void) | undefined;
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

/** One action, or one link. */
export function MenuItem({ children, icon: Icon, href, onSelect, tone = 'default', disabled = false }: MenuItemProps) {
  const content = (
    <>
      {Icon ? <Icon className="icon" aria-hidden="true" /> : null}
      <span>{children}</span>
    </>
  );
  const shared = { className: 'menu-item', 'data-tone': tone, disabled, ...(onSelect ? { onSelect } : {}) };
  if (href === undefined) return <RadixMenu.Item {...shared}>{content}</RadixMenu.Item>;
  return (
    <RadixMenu.Item {...shared} asChild>
      {isInAppPath(href) ? <Link href={href}>{content}</Link> : <a href={href}>{content}</a>}
    </RadixMenu.Item>
  );
}

/** A caption over a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="menu-label">{children}</RadixMenu.Label>;
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="menu-separator" />;
}
