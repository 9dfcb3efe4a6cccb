import { useWords } from '@site/src/language';
import { type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import styles from './styles.module.css';
import type { SpeechInput } from './useSpeechInput';
import { words } from './words';

interface AskFormProps {
  ref?: Ref<HTMLInputElement>;
  speechInput: SpeechInput;
  /** Whether the SDK is recording. */
  recording?: boolean;
  /** Called when the reader is about to ask. */
  onFocus?: () => void;
  /** Sends what was typed; resolves with whether it was sent. */
  onSend: (text: string) => Promise<boolean>;
  /** Records with the SDK, where that is offered. */
  onRecord?: () => void;
  /** Called on Escape in the field, which may stop her speech. */
  onEscape?: () => void;
}

/** At module level: a new function would be called again for each rendering. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * A field for questions, with a microphone where the browser supports speech recognition, after the
 * reader's consent.
 */
export default function AskForm(props: AskFormProps): ReactNode {
  const { ref, speechInput, recording = false, onFocus, onSend, onRecord, onEscape } = props;
  const text = useWords(words);
  const form = useRef<HTMLFormElement>(null);
  const microphone = useRef<HTMLButtonElement>(null);
  const consentId = useId();
  const [hasConsent, setConsent] = useState(false);
  const [isConsentOpen, setConsentOpen] = useState(false);
  const isOn = recording || speechInput.isListening;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = form.current?.querySelector('input');
    const question = field?.value.trim();
    if (!field || !question) return;
    field.value = '';
    // Text that was not sent stays in the field.
    if (!(await onSend(question))) field.value ||= question;
  }

  function toggleMicrophone(): void {
    if (recording || (!speechInput.isSupported && onRecord)) return onRecord?.();
    if (hasConsent || speechInput.isListening) return speechInput.toggle();
    return setConsentOpen((before) => !before);
  }

  function closeConsent(): void {
    setConsentOpen(false);
    microphone.current?.focus();
  }

  return (
    <>
      {isConsentOpen && (
        <div
          ref={takeFocus}
          className={styles.consent}
          role="group"
          aria-label={text.consentTitle}
          aria-describedby={consentId}
          tabIndex={-1}
        >
          <p id={consentId}>{text.consent}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              setConsent(true);
              closeConsent();
              speechInput.toggle();
            }}
          >
            {text.allow}
          </button>
          <button type="button" className="button" onClick={closeConsent}>
            {text.cancel}
          </button>
          {onRecord && (
            <button
              type="button"
              className="button"
              onClick={() => {
                closeConsent();
                onRecord();
              }}
            >
              {text.recordOnly}
            </button>
          )}
        </div>
      )}
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <input
          ref={ref}
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={2_000}
          onFocus={onFocus}
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Escape' && !nativeEvent.isComposing && onEscape?.()
          }
          aria-label={text.field}
          placeholder={text.hint}
        />
        {(speechInput.isSupported || onRecord) && (
          <button
            ref={microphone}
            type="button"
            className="icon-button"
            aria-label={isOn ? text.stopRecording : text.record}
            data-on={isOn || undefined}
            onClick={toggleMicrophone}
          >
            <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
              <path d="M7.500 5a2.500 2.500 0 0 1 5 0v4.500a2.500 2.500 0 0 1-5 0ZM4.500 9.500a5.500 5.500 0 0 0 11 0M10 15v3" />
            </svg>
          </button>
        )}
        <button type="submit" className="icon-button" aria-label={text.send}>
          <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
            <path d="M10 16V4M4.500 9.500 10 4l5.500 5.500" />
          </svg>
        </button>
      </form>
      <p role="status" className="visually-hidden">
        {isOn && text.listening}
      </p>
      {speechInput.failed && (
        <p role="alert" className="failure">
          {text.failures.hearing}
        </p>
      )}
    </>
  );
}
