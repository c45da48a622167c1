import type { Plugin } from 'vite';

/** A piece of code that calls `new Function`, and closures that do the same. */
type Replacement = readonly [evaluated: string, plain: string];

/** Calls a C++ function: arguments to their wire form, the call, clean-up, the result back. */
const INVOKER = `function(...given){
  if(given.length!==argCount-2)throwBindingError('function '+humanName+' called with '+given.length+' arguments, expected '+(argCount-2));
  var destructors=needsDestructorStack?[]:null;
  var wired=argTypes.slice(2).map((type,i)=>type.toWireType(destructors,given[i]));
  if(isClassMethodFunc)wired.unshift(argTypes[1].toWireType(destructors,this));
  var rv=cppInvokerFunc(cppTargetFunc,...wired);
  if(needsDestructorStack)runDestructors(destructors);
  else argTypes.slice(isClassMethodFunc?1:2).forEach((type,i)=>{if(type.destructorFunction!==null)type.destructorFunction(wired[i])});
  if(returns)return argTypes[0].fromWireType(rv);
}`;
/** Takes a JavaScript function's arguments from the engine's memory. */
const READ_ARGUMENTS = `var at=0;var given=taken.map((type)=>{var value=type.readValueFromPointer(args+at);at+=type.argPackAdvance;return value});`;

const FILE = 'occt-import-js.js';
const REPLACEMENTS: readonly Replacement[] = [
  ['newFunc(Function,args)(...closureArgs)', INVOKER],
  [
    'newFunc(Function,params)(...args)',
    `function(obj,func,destructorsRef,args){
      var taken=types;${READ_ARGUMENTS}
      var rv=kind===1?new func(...given):kind===0?func.call(obj,...given):func.call(...given);
      if(!retType.isVoid)return emval_returnValue(retType,destructorsRef,rv);
    }`,
  ],
];

/**
 * The glue of the viewer's reader makes its bridges between JavaScript and C++ by `new Function`, which the content security policy
 * forbids. Its own compiler can build them with closures instead; this does the same to the published file.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith(FILE)) return null;
      let plain = code;
      for (const [evaluated, closure] of REPLACEMENTS) {
        if (plain.split(evaluated).length !== 2) this.error(`The engine's glue has changed; it no longer says ${evaluated}`);
        plain = plain.replace(evaluated, () => closure);
      }
      return plain;
    },
  };
}
