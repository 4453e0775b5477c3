import { NEWS_KINDS, type NewsKind } from '#shared/enums.ts';
import { NIGHT_NEWS } from '#shared/nights/news/night-news.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { t } from '#client/nights/words/words.ts';

interface NewsChoiceProps {
  value: readonly NewsKind[];
  onChange: (news: NewsKind[]) => void;
  error: string | undefined;
}

/** The kinds of news that a channel is told. */
export function NewsChoice({ value, onChange, error }: NewsChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2 text-sm leading-[1.3] font-strong">{t('What is posted')}</legend>
      {NEWS_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={NIGHT_NEWS[kind].name}
          description={NIGHT_NEWS[kind].tells}
          checked={value.includes(kind)}
          onChange={({ currentTarget }) =>
            onChange(NEWS_KINDS.filter((one) => (one === kind ? currentTarget.checked : value.includes(one))))
          }
        />
      ))}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
