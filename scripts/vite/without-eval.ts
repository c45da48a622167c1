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

const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  'occt-import-js.js': [
    ['newFunc(Function,args)(...closureArgs)', INVOKER],
    [
      'newFunc(Function,params)(...args)',
      `function(obj,func,destructorsRef,args){
        var taken=types;${READ_ARGUMENTS}
        var rv=kind===1?new func(...given):kind===0?func.call(obj,...given):func.call(...given);
        if(!retType.isVoid)return emval_returnValue(retType,destructorsRef,rv);
      }`,
    ],
  ],
  'bitbybit-dev-occt.js': [
    ['new_(Function,args1).apply(null,args2)', INVOKER],
    [
      'new_(Function,params).apply(null,args)',
      `function(handle,name,destructors,args){
        var taken=types.slice(1);${READ_ARGUMENTS}
        var rv=handle[name](...given);
        taken.forEach((type,i)=>{if(type.deleteObject)type.deleteObject(given[i])});
        if(!retType.isVoid)return retType.toWireType(destructors,rv);
      }`,
    ],
    [
      `new Function("body","return function "+name+"() {\\n"+'    "use strict";'+"    return body.apply(this, arguments);\\n"+"};\\n")(body)`,
      '{[name]:function(){return body.apply(this,arguments)}}[name]',
    ],
  ],
  // Minified: `mb` is a type's destructor, `Z` reads a handle, `ed` a name, `cd` hands a value back.
  'replicad_single.js': [
    [
      String.raw`(new Function(q,n+"}\n"))(...d)`,
      `((types,bound,isMethod,stacked,returns)=>function(...given){
        var destructors=stacked?[]:null;
        var wired=isMethod?[bound[6](destructors,this)]:[];
        for(var i=0;i<types.length-2;i++)wired.push(bound[7+i](destructors,given[i]));
        var rv=bound[2](bound[3],...wired);
        if(stacked)bound[4](destructors);
        else types.slice(isMethod?1:2).forEach((type,i)=>{if(type.mb!==null)type.mb(wired[i])});
        if(returns)return bound[5](rv);
      })(b,d,k,m,c)`,
    ],
    [
      '(new Function(Object.keys(h),k))(...Object.values(h))',
      `((kind,readers,toWire,isVoid)=>function(handle,methodName,destructorsRef,args){
        var given=readers.map((read,i)=>read(args+8*i));
        var rv=kind===0?Z(handle)(...given):kind===1?Z(handle)[ed(methodName)](...given):kind===2?new(Z(handle))(...given):given.at(-1);
        if(!isVoid)return cd(toWire,destructorsRef,rv);
      })(c,f,b,d.uc)`,
    ],
  ],
};

/**
 * The glue of the engines makes its bridges between JavaScript and C++ by `new Function`, which the content security policy
 * forbids. Their own compiler can build them with closures instead; this does the same to the published files.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    transform(code, id) {
      const [, replacements] = Object.entries(REPLACEMENTS).find(([file]) => id.split('?', 1)[0]?.endsWith(file)) ?? [];
      if (replacements === undefined) return null;
      let plain = code;
      for (const [evaluated, closure] of replacements) {
        if (plain.split(evaluated).length !== 2) this.error(`The engine's glue has changed; it no longer says ${evaluated}`);
        plain = plain.replace(evaluated, () => closure);
      }
      return plain;
    },
  };
}
