// Nobody listens to a selection, to a composition by React (the search does by itself), or reads from
// an event what these hold.
export default {
  words:
    /\bon(?:BeforeInput|Composition\w+|Select)=|\b(?:e|event)\.(?:charCode|keyCode|movement[XY]|which)\b/,
  never: {
    'dispatchEventForPluginEventSystem.domEventName': [
      'compositionend',
      'compositionstart',
      'compositionupdate',
    ],
  },
  results: {
    constructSelectEvent: '',
    getFallbackBeforeInputChars: 'null',
    getNativeBeforeInputChars: 'null',
  },
  leftOut: [
    'onBeforeInput',
    'onCompositionEnd',
    'onCompositionStart',
    'onCompositionUpdate',
    'onSelect',
    'charCode',
    'keyCode',
    'movementX',
    'movementY',
    'which',
  ],
};
