import { memo } from 'react';
import type { ChatMessage } from '@/lib/assistant/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useWords } from '../words';
import { MessageTime } from './message-time';

export const Question = memo(function Question({ message, locale }: { message: ChatMessage; locale: Locale }) {
  const words = useWords();
  return (
    <li className="ai-message ai-question">
      <span className="sr-only">{words.you}</span>
      <div className="ai-bubble">
        {message.imageUrl && (
          <img src={message.imageUrl} alt={words.image.sent} className="ai-picture" loading="lazy" />
        )}
        <p className="ai-typed">{message.content}</p>
      </div>
      <MessageTime at={message.at} locale={locale} />
    </li>
  );
});
