import { Icon } from '@/components/ui/icon';
import { useWords } from '../words';

/** Somebody who does not know what to ask begins with a tap. */
export function EmptyConversation({
  suggestions,
  isDisabled,
  onAsk,
}: {
  suggestions: readonly string[];
  /** While one speaks, or a picture is on its way. */
  isDisabled: boolean;
  onAsk: (question: string) => void;
}) {
  const { empty } = useWords();
  return (
    <div className="ai-talk ai-empty">
      <span className="ai-face ai-face-large">
        <Icon name="robot" size={36} />
      </span>
      <h3 className="ai-empty-title">{empty.title}</h3>
      <p className="ai-soft">{suggestions.length > 0 ? empty.text : empty.none}</p>
      <ul className="ai-suggestions">
        {suggestions.map((question) => (
          <li key={question}>
            <button type="button" className="ai-suggestion" disabled={isDisabled} onClick={() => onAsk(question)}>
              {question}
              <Icon name="send" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
