import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxState<Option> {
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  onChoose: (option: Option) => void;
}

/**
 * Keyboard and state of a combobox whose list completes what is typed (ARIA 1.2): nothing is active until an arrow key
 * asks for it, so that Enter submits the form as ever, and the list never takes the focus out of the text.
 */
export function useCombobox<Option>({ options, keyOf, onChoose }: ComboboxState<Option>) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string | number | null>(null);
  const expanded = wanted && options.length > 0;
  const active = expanded ? options.findIndex((option) => keyOf(option) === activeKey) : -1;

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
    // Whoever writes with an input method chooses among its own candidates with the same keys.
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
    } else if (event.key === 'Escape' && expanded) {
      // Only the list goes: not the dialog around it, nor the text.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActiveKey(null);
  };

  return {
    expanded,
    active,
    listId,
    optionId: (place: number) => `${listId}-${place}`,
    show,
    choose,
    onKeyDown,
  };
}
