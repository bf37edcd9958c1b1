'use client';

import { IconShape } from '@/components/ui/icon-shape';
import type { ChatMessage } from '@/lib/assistant/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useWords } from '../words';
import { canReadAloud, readAloud, stopReading, useReading } from './read-aloud';

const loudspeaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11';
const silent = 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5';

/** Reads this answer aloud; pressed again it is silent. */
export function ReadButton({ message, locale }: { message: ChatMessage; locale: Locale }) {
  const { speech } = useWords();
  const isReading = useReading() === message.id;
  if (!canReadAloud) return null;
  const label = isReading ? speech.silence : speech.read;
  return (
    <button
      type="button"
      className="ai-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isReading}
      onClick={() => (isReading ? stopReading() : void readAloud(message, locale))}
    >
      <IconShape path={isReading ? silent : loudspeaker} size={18} />
    </button>
  );
}
