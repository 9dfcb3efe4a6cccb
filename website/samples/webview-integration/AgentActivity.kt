package com.example.agent

import android.Manifest.permission.RECORD_AUDIO
import android.content.pm.PackageManager.PERMISSION_GRANTED
import android.os.Bundle
import android.webkit.PermissionRequest
import android.webkit.PermissionRequest.RESOURCE_AUDIO_CAPTURE
import android.webkit.WebChromeClient
import android.webkit.WebView
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

private const val HOST = "app.example.com"

class AgentActivity : ComponentActivity() {
    private lateinit var webView: WebView
    private var waiting: PermissionRequest? = null

    private val askUser = registerForActivityResult(
        ActivityResultContracts.RequestPermission(),
    ) { granted ->
        waiting?.let { answer(it, granted) }
        waiting = null
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        webView = WebView(this)
        setContentView(webView)
        webView.settings.javaScriptEnabled = true
        webView.settings.mediaPlaybackRequiresUserGesture = false
        webView.webChromeClient = object : WebChromeClient() {
            override fun onPermissionRequest(request: PermissionRequest) {
                decide(request)
            }

            override fun onPermissionRequestCanceled(
                request: PermissionRequest,
            ) {
                waiting = null
            }
        }
        webView.loadUrl("https://$HOST/talk")
    }

    private fun decide(request: PermissionRequest) {
        val origin = request.origin
        val isOurs = origin.scheme == "https" && origin.host == HOST
        if (!isOurs || RESOURCE_AUDIO_CAPTURE !in request.resources) {
            request.deny()
        } else if (checkSelfPermission(RECORD_AUDIO) == PERMISSION_GRANTED) {
            answer(request, true)
        } else {
            waiting = request
            askUser.launch(RECORD_AUDIO)
        }
    }

    private fun answer(request: PermissionRequest, granted: Boolean) {
        if (granted) {
            request.grant(arrayOf(RESOURCE_AUDIO_CAPTURE))
        } else {
            request.deny()
        }
    }

    override fun onDestroy() {
        webView.destroy()
        super.onDestroy()
    }
}
