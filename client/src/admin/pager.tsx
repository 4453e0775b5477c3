import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { ADMIN_PAGE } from '#shared/admin/page-query.ts';
import { t } from '#client/admin/words/words.ts';

interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing if it has one. */
export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / ADMIN_PAGE);
  if (pages <= 1) return null;
  return (
    <nav className="mt-4 flex flex-wrap items-center justify-center gap-3 text-sm text-ink-2" aria-label={t('Pages')}>
      <Button size="sm" icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Before')}
      </Button>
      <span aria-live="polite">{t('Page {page} of {pages}', { page, pages })}</span>
      <Button size="sm" icon={ChevronRight} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}
