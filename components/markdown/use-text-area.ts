'use client';

import { useRef } from 'react';
import type { Edit, Marked } from './text-marks';

/** Edits that the browser's own undo takes back: it must believe that they were typed. */
export function useTextArea() {
  const area = useRef<HTMLTextAreaElement>(null);

  function marked(): Marked {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    return { text: value, start: selectionStart, end: selectionEnd };
  }

  function edit({ start, end, text, select }: Edit) {
    const control = area.current;
    if (!control) return;
    control.focus();
    control.setSelectionRange(start, end);
    // Deprecated without a successor; where a browser has dropped it, undo goes back further than one step.
    if (!document.execCommand('insertText', false, text)) {
      control.setRangeText(text);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    control.setSelectionRange(...select);
  }

  return { area, marked, edit };
}

export type TextArea = ReturnType<typeof useTextArea>;
