import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './class-names.ts';
import './page-header.css';

interface PageCount {
  label: string;
  value: number | string;
  /** Where the count leads. */
  href?: string | undefined;
}

interface PageHeaderProps {
  title: ReactNode;
  /** Numbers under the title, on one line on a phone too; three have their number over the label there. */
  counts?: readonly PageCount[] | undefined;
  /** A sentence under the title. */
  children?: ReactNode;
  /** Up to three `Button`s; on a phone they are equally wide, and three have their icon over the label. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The page's title with its counts at the left and its actions at the right. */
export function PageHeader({ title, counts, children, actions, className }: PageHeaderProps) {
  return (
    <header className={cx('page-header', className)}>
      <div>
        <h1>{title}</h1>
        {children ? <div className="page-lead">{children}</div> : null}
        {counts ? (
          <ul className="page-counts">
            {counts.map(({ label, value, href }) => (
              <li key={label}>
                {href ? (
                  <Link href={href}>
                    <b>{value}</b> <span className="link">{label}</span>
                  </Link>
                ) : (
                  <>
                    <b>{value}</b> {label}
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {actions ? <div className="page-actions">{actions}</div> : null}
    </header>
  );
}
