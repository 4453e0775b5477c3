import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { t } from '#client/sharing/words/words.ts';

const SWITCHES = [
  {
    name: 'isPublic',
    label: t('Public'),
    description: t('Everybody with the link sees it. Private hides it at once.'),
  },
  {
    name: 'allowComments',
    label: t('Comments'),
    description: t('People who are signed in may write; you can remove what they wrote.'),
  },
  { name: 'showRatings', label: t('My ratings'), description: t('Show how you rate your games.') },
  {
    name: 'showTags',
    label: t('My tags'),
    description: t('Others see the names and colors of your tags on your games, and can filter by them.'),
  },
  {
    name: 'allowIndexing',
    label: t('Search engines'),
    description: t('Let them list the page. Without this only the link leads there.'),
  },
] as const;

type Switches = Pick<Sharing, (typeof SWITCHES)[number]['name']>;

interface ShareLinkSwitchesProps {
  values: { [Name in keyof Switches]: boolean | undefined };
  /** Switches cannot be turned on. */
  onlyOff?: boolean;
  /** Of the page, where a screen has several. */
  title?: string;
  onChange: (changes: Partial<Switches>) => void;
}

/** Visibility of the page and of its parts. */
export function ShareLinkSwitches({ values, onlyOff = false, title, onChange }: ShareLinkSwitchesProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-x-6 gap-y-3.5 border-t border-t-line pt-4">
      {SWITCHES.map(({ name, label, description }) => (
        <Checkbox
          key={name}
          label={label}
          description={description}
          aria-label={title === undefined ? undefined : t('{label}: {title}', { label, title })}
          checked={values[name] === true}
          disabled={onlyOff && !values[name]}
          onChange={(event) => onChange({ [name]: event.target.checked })}
        />
      ))}
    </div>
  );
}
