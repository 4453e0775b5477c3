import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { TextInput } from './text-input.tsx';
import { useCombobox } from './use-combobox.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface ComboboxProps<Option> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'> {
  value: string;
  /** Called for typed text; `onChoose` is called for a chosen option. */
  onChange: (value: string) => void;
  /** Completions of the value; without any there is no list. */
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  onChoose: (option: Option) => void;
  /** The option that Enter takes without an arrow key; without one, Enter submits the form. */
  suggested?: Option | null | undefined;
  /** Accessible name of the list. */
  listLabel: string;
  /** Announced when it changes: the number of options. */
  status: string;
  /** Renders one option; its text is the accessible name. */
  children: (option: Option) => ReactNode;
}

/** A text input with suggested completions; any text is valid. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { onChange, options, keyOf, onChoose, suggested, listLabel, status, children, className, ...input } = props;
  const { onBlur, onClick, onKeyDown } = input;
  const list = useCombobox({ options, keyOf, onChoose, suggested });
  const { expanded, active, listId, optionId } = list;
  return (
    <div className={clsx('relative min-w-0', className)}>
      <TextInput
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          list.show(true);
          onChange(event.target.value);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          list.onKeyDown(event);
          onKeyDown?.(event);
        }}
        onClick={(event) => {
          list.show(true);
          onClick?.(event);
        }}
        onBlur={(event) => {
          // Once the next control has the focus: a dialog takes it if something goes while nothing has it.
          setTimeout(() => list.show(false));
          onBlur?.(event);
        }}
      />
      {expanded ? (
        // A press would move the focus from the text, and the list would close before the click.
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          className="absolute top-[calc(100%_+_6px)] right-0 left-0 z-40 max-h-[min(30rem,60vh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-tile p-1.5 shadow-pop forced-colors:border forced-colors:border-[CanvasText]"
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys
            <div
              key={keyOf(option)}
              ref={index === active ? bringIntoView : undefined}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="group/option min-h-tap cursor-pointer rounded-md px-3 py-2 hover:bg-tile-2 aria-selected:bg-petrol-tint aria-selected:shadow-[inset_0_0_0_2px_var(--focus)] forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]"
              onClick={() => list.choose(option)}
            >
              {children(option)}
            </div>
          ))}
        </div>
      ) : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
