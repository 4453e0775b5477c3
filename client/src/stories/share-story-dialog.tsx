import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { t } from '#client/stories/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { StoryCard, StoryCardKind } from '#shared/shapes/story.ts';
import type { SharedStory } from '#shared/stories/stories-contract.ts';
import { headingText } from '#shared/stories/story-number.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { sharedStoriesQuery, shareStory, updateStory } from './api.ts';
import * as messages from './messages.ts';
import type { Story } from './rules/story.ts';
import type { Subject } from './rules/subjects.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { StoryLinks } from './story-links.tsx';
import { sharedTitle } from './story-view.ts';

interface ShareStoryDialogProps {
  story: Story;
  range: string;
  subject: Subject;
  user: Pick<CurrentUser, 'firstName' | 'organizationName'>;
  onClose: () => void;
}

/** What is to be shown of a story. Nothing of others is at first. */
interface Shown {
  showsNames: boolean;
  showsPlaces: boolean;
  showsPrices: boolean;
}

const FORM = 'share-story';

/** The story as one picture, and as a page behind a link that can be taken back. */
export function ShareStoryDialog({ story, range, subject, user, onClose }: ShareStoryDialogProps) {
  const { data: links = [] } = useQuery(sharedStoriesQuery);
  const link = links.find(
    (one) => one.subject === subject.kind && one.subjectName === subject.name && one.range === range,
  );
  // What is shared already is the beginning of what it is changed to.
  const [switched, setSwitched] = useState<Partial<Shown>>({});
  const [typedTitle, setTypedTitle] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<StoryCardKind> | null>(null);
  const shown = useMemo(() => ({ ...switchesOf(link), ...switched }), [link, switched]);
  const left = useMemo(() => leftOut ?? leftOutOf(story.cards, link), [leftOut, story.cards, link]);
  const firstName = (user.organizationName ?? user.firstName)?.trim() || null;
  const givenTitle = (showsNames: boolean) => sharedTitle(subject, range, { firstName, showsNames });
  // A title that nobody typed follows the switch: it must not keep a name.
  const typedBefore = link && link.title !== givenTitle(link.showsNames) ? link.title : null;
  const title = typedTitle ?? typedBefore ?? givenTitle(shown.showsNames);
  const offered = useMemo(() => story.cards.flatMap((card) => shownAs(card, shown) ?? []), [story.cards, shown]);
  const cards = useMemo(() => offered.filter(({ kind }) => !left.has(kind)), [offered, left]);

  const onError = (failure: Error) => {
    if (Object.keys(fieldsOf(failure)).length === 0) toast(messages.shareFailed(failure));
  };
  const sharing = useMutation({ ...shareStory, onSuccess: () => toast(messages.shared), onError });
  const updating = useMutation({ ...updateStory, onSuccess: () => toast(messages.updated), onError });
  const fields = fieldsOf(sharing.error ?? updating.error);
  const send = () => {
    const content = { title, ...shown, cards };
    if (link) updating.mutate({ id: link.id, ...content });
    else sharing.mutate({ subject: subject.kind, subjectName: subject.name, range, ...content });
  };
  return (
    <Dialog
      open
      keepsChanges
      onOpenChange={(open) => !open && onClose()}
      title={t('Share This Story')}
      description={t('As a picture, or by a link that anybody can read who has it, and that you can take back.')}
      footer={
        <>
          <PictureButtons title={title} range={range} cards={cards} />
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            icon={Link2}
            disabled={cards.length === 0}
            pending={sharing.isPending || updating.isPending}
            pendingLabel={t('Sharing...')}
          >
            {link ? t('Update Link') : t('Share a Link')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t('Title')} error={fields['title']}>
          <TextInput
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            onChange={({ target }) => setTypedTitle(target.value)}
          />
        </Field>
        <Switches shown={shown} onChange={(changes) => setSwitched((before) => ({ ...before, ...changes }))} />
        <CardChoice
          cards={offered}
          left={left}
          error={fields['cards']}
          onChange={(kind, isShown) => setLeftOut(withOrWithout(left, kind, isShown))}
        />
      </form>
      {links.length > 0 ? <StoryLinks links={links} current={link} /> : null}
    </Dialog>
  );
}

const switchesOf = (link: Shown | undefined): Shown => ({
  showsNames: link?.showsNames ?? false,
  showsPlaces: link?.showsPlaces ?? false,
  showsPrices: link?.showsPrices ?? false,
});

/** Cards that the owner took out of a link; those that a switch kept back come with it. */
function leftOutOf(cards: readonly StoryCard[], link: SharedStory | undefined): ReadonlySet<StoryCardKind> {
  if (!link) return new Set();
  const keptBack = new Set<StoryCardKind>([
    ...(link.showsPlaces ? [] : ['places' as const]),
    ...(link.showsPrices ? [] : ['best_value' as const]),
  ]);
  const kinds = cards.map(({ kind }) => kind);
  return new Set(kinds.filter((kind) => !link.kinds.includes(kind) && !keptBack.has(kind)));
}

const fieldsOf = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

const withOrWithout = (left: ReadonlySet<StoryCardKind>, kind: StoryCardKind, isShown: boolean) =>
  new Set(isShown ? [...left].filter((one) => one !== kind) : [...left, kind]);

/** A card without what is not to be shown; null if nothing of it is left. */
function shownAs(card: StoryCard, { showsNames, showsPlaces, showsPrices }: Shown): StoryCard | null {
  if ((card.kind === 'places' && !showsPlaces) || (card.kind === 'best_value' && !showsPrices)) return null;
  return showsNames ? card : { ...card, names: [] };
}

function Switches({ shown, onChange }: { shown: Shown; onChange: (changes: Partial<Shown>) => void }) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-sm font-strong">{t('Also show')}</legend>
      <Checkbox
        label={t('Show names of people I played with')}
        checked={shown.showsNames}
        onChange={({ target }) => onChange({ showsNames: target.checked })}
      />
      <Checkbox
        label={t('Show places')}
        checked={shown.showsPlaces}
        onChange={({ target }) => onChange({ showsPlaces: target.checked })}
      />
      <Checkbox
        label={t('Show what a play has cost')}
        checked={shown.showsPrices}
        onChange={({ target }) => onChange({ showsPrices: target.checked })}
      />
    </fieldset>
  );
}

interface CardChoiceProps {
  cards: readonly StoryCard[];
  left: ReadonlySet<StoryCardKind>;
  error: string | undefined;
  onChange: (kind: StoryCardKind, isShown: boolean) => void;
}

/** Cards can be left out one by one. */
function CardChoice({ cards, left, error, onChange }: CardChoiceProps) {
  return (
    <details>
      <summary className="min-h-tap py-2.5 font-strong">
        {t('{shown} of {total} cards', {
          shown: cards.length - cards.filter(({ kind }) => left.has(kind)).length,
          total: cards.length,
        })}
      </summary>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {cards.map(({ kind }) => (
          <Checkbox
            key={kind}
            label={headingText(kind)}
            checked={!left.has(kind)}
            onChange={({ target }) => onChange(kind, target.checked)}
          />
        ))}
      </div>
      {error ? <p className="mt-2 text-sm text-bad">{error}</p> : null}
    </details>
  );
}
