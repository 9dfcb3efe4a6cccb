const rewrite = require('../changed-packages/rewrite.cjs');

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
module.exports = (source) => rewrite(source, ...changes);
