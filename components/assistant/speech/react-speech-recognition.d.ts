/** As far as it is used: the package brings no types. */
declare module 'react-speech-recognition' {
  export type Recognition = {
    continuous: boolean;
    onstart: ((event: Event) => void) | null;
    onresult: ((event: { resultIndex: number; results: ArrayLike<unknown> }) => void) | null;
    onend: ((event: Event) => void) | null;
    onerror: ((event: Event & { error?: string }) => void) | null;
  };

  export function useSpeechRecognition(): {
    interimTranscript: string;
    finalTranscript: string;
    listening: boolean;
    isMicrophoneAvailable: boolean;
  };

  const SpeechRecognition: {
    getRecognition(): Recognition | null;
    startListening(options: { language: string; continuous: boolean }): Promise<void>;
    stopListening(): Promise<void>;
    abortListening(): Promise<void>;
    browserSupportsContinuousListening(): boolean;
  };

  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default SpeechRecognition;
}
