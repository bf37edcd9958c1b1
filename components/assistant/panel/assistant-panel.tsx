'use client';

import '../composer/asking.css';
import '../composer/composer.css';
import '../messages/conversation.css';
import './panel.css';
import './states.css';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored, removeStored, writeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { SubjectChoice } from '../subjects/subject-choice';
import { useSubjects } from '../subjects/use-subjects';
import { type AssistantWords, Words } from '../words';
import { Chat } from './chat';
import { ExpandIcon } from './expand-icon';
import { usePhone } from './phone';
import { usePanelDialog } from './use-panel-dialog';

type Props = { locale: Locale; words: AssistantWords; takesFocus: boolean; onClose: () => void };
/** How the panel stands in this tab, from page to page. */
type Stance = { isOpen: true; isWide: boolean };

/** The assistant beside the page, or over all of it: always so on a phone (§2). */
export function AssistantPanel({ locale, words, takesFocus, onClose }: Props) {
  const id = useId();
  const isOnPhone = usePhone();
  const subjects = useSubjects(locale);
  const [isWide, setWide] = useState(() => (readStored('session', storedKeys.assistant) as Stance | undefined)?.isWide);
  const isFull = isOnPhone || isWide === true;
  const dialog = usePanelDialog({ isFull, takesFocus, onClose: close });

  useEffect(() => {
    writeStored('session', storedKeys.assistant, { isOpen: true, isWide: isWide === true } satisfies Stance);
  }, [isWide]);

  function close() {
    removeStored('session', storedKeys.assistant);
    onClose();
  }

  return (
    <Words value={words}>
      <dialog {...dialog} aria-labelledby={id} data-full={isFull || undefined} data-print="no" className="ai-panel">
        <div className="ai-head">
          <span className="ai-face">
            <Icon name="robot" size={22} />
          </span>
          <h2 id={id} className="ai-title">
            {words.title}
          </h2>
          {!isOnPhone && (
            <button
              type="button"
              className="ai-icon-button"
              aria-label={isFull ? words.shrink : words.expand}
              title={isFull ? words.shrink : words.expand}
              onClick={() => setWide(!isFull)}
            >
              <ExpandIcon isFull={isFull} />
            </button>
          )}
          <IconButton icon="close" label={words.close} onClick={close} />
        </div>
        <SubjectChoice subjects={subjects} />
        <Chat locale={locale} subjects={subjects} onFollow={isOnPhone ? close : undefined} />
      </dialog>
    </Words>
  );
}
