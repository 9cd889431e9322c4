/// <reference types="gatsby" />

/* Classes of a stylesheet, each a named export (css-loader, as Gatsby sets it up). */
declare module '*.module.css';
