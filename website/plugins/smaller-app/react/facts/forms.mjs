// No form has a function for its action: the search submits by an event.
export default {
  imports: ['requestFormReset', 'useActionState', 'useFormState', 'useFormStatus', 'useOptimistic'],
  words: /\b(?:formAction|action)=\{/,
  variables: { needsFormReset: '!1' },
  members: { $$reactFormReplay: 'null', formState: 'null', revertLane: '0' },
  results: { extractEvents$1: '', startHostTransition: '' },
  leftOut: ['r', 'useActionState', 'useFormState', 'useHostTransitionStatus', 'useOptimistic'],
};
