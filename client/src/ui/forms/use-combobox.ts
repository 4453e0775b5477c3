import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxState<Option> {
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  onChoose: (option: Option) => void;
  /** Active without an arrow key. */
  suggested?: Option | null | undefined;
}

/**
 * Keyboard and state of a combobox with completions (ARIA 1.2): unless one is suggested, no option is active until an
 * arrow key is pressed, so that Enter submits the form. Focus stays in the text.
 */
export function useCombobox<Option>({ options, keyOf, onChoose, suggested = null }: ComboboxState<Option>) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string | number | null>(null);
  const expanded = wanted && options.length > 0;
  const selectedKey = activeKey ?? (suggested === null ? null : keyOf(suggested));
  const active = expanded ? options.findIndex((option) => keyOf(option) === selectedKey) : -1;

  const show = (shown: boolean) => {
    setWanted(shown);
    setActiveKey(null);
  };
  const move = (to: number) => {
    const option = options.at(to % Math.max(options.length, 1));
    if (!option) return;
    setWanted(true);
    setActiveKey(keyOf(option));
  };
  const choose = (option: Option) => {
    show(false);
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use the same keys for their own candidates.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const chosen = options[active];
    const down = event.key === 'ArrowDown';
    if (down || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) show(down);
      else move(down ? active + 1 : Math.max(active, 0) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter' && suggested !== null && !expanded) {
      // Do not choose an option that is not displayed.
      event.preventDefault();
      show(true);
    } else if (event.key === 'Escape' && expanded) {
      // Close only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActiveKey(null);
  };

  return {
    expanded,
    active,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    show,
    choose,
    onKeyDown,
  };
}
