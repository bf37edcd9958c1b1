import { AssistantHost } from '@/components/assistant/panel/assistant-host';
import { AssistantOpener } from '@/components/assistant/panel/assistant-opener';

export const dynamic = 'force-static';

/** The bare page with what opens the assistant: what a page pays that never opens the panel. */
export default function WithAssistant() {
  return (
    <main>
      <AssistantOpener label="Assistente" className="icon-button">
        Assistente
      </AssistantOpener>
      <AssistantHost locale="pt-BR" labels={{ failed: 'Assistente', again: 'Assistente' }} />
    </main>
  );
}
