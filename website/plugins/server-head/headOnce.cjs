const changes = [
  [
    'setHelmet:function(t){r.context.helmet=t}',
    'setHelmet:function(t){Object.defineProperty(r.context,"helmet",{configurable:true,get:t})}',
  ],
  [
    'r.emitChange=function(){',
    'r.emitChange=function(){this.props.context.setHelmet(this.makeHead.bind(this))},r.makeHead=function(){',
  ],
  [',n(i)},r.init=', ';return i},r.init='],
];

/** Has the head of a page made when it is asked for, not anew with each component that adds to it. */
module.exports = function headOnce(source) {
  return changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`The head is not made by "${before}".`);
    return text.replace(before, () => after);
  }, source);
};
